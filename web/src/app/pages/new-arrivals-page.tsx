import { Arrivals } from '../../features/catalogue/arrivals.tsx';
import { listsTexts } from '../../texts/en/lists.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export function NewArrivalsPage() {
  const t = useTexts(listsTexts);
  return (
    <>
      <PageTitle text={t.arrivals} description={t.arrivalsDescription} />
      <Arrivals />
    </>
  );
}
