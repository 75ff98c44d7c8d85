import { Contact } from '#features/contact/contact.tsx';
import { contactStrings } from '#locales/en/contact.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageTitle } from '#ui/page-title.tsx';

/** /contact */
export function ContactPage() {
  const t = useStrings(contactStrings);
  return (
    <>
      <PageTitle text={t.title} description={t.description} />
      <Contact />
    </>
  );
}
