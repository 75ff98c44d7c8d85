import { Contact } from '#features/contact/contact.tsx';
import { contactStrings } from '#locales/en/contact.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';

/** /contact */
export function ContactPage() {
  const t = useStrings(contactStrings);
  return (
    <>
      <PageMeta title={t.title} description={t.description} />
      <Contact />
    </>
  );
}
