import { Arrivals } from '#features/catalogue/arrivals.tsx';
import { arrivalsTexts } from '#texts/en/arrivals.ts';
import { listsTexts } from '#texts/en/lists.ts';
import { useTexts } from '#texts/use-texts.ts';
import { PageTitle } from '#ui/page-title.tsx';

export function NewArrivalsPage() {
  const { arrivals } = useTexts(listsTexts);
  const t = useTexts(arrivalsTexts);
  return (
    <>
      <PageTitle text={arrivals} description={t.description} />
      <Arrivals />
    </>
  );
}
