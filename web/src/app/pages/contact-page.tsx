import { Contact } from '#features/contact/contact.tsx';
import { contactTexts } from '#texts/en/contact.ts';
import { useTexts } from '#texts/use-texts.ts';
import { PageTitle } from '#ui/page-title.tsx';

/** /contact */
export function ContactPage() {
  const t = useTexts(contactTexts);
  return (
    <>
      <PageTitle text={t.title} description={t.description} />
      <Contact />
    </>
  );
}
