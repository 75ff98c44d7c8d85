import { Text } from '#ui/text.tsx';
import { contactStrings } from '#locales/en/contact.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PlusIcon } from '#ui/icons.tsx';
import css from './faq.module.css';

/** Renders frequent questions as native disclosure elements. */
export function Faq() {
  const t = useStrings(contactStrings);
  return (
    <section aria-labelledby="questions">
      <Text variant="h2" id="questions" style={{ marginBottom: 16 }}>
        {t.faqTitle}
      </Text>
      {t.faq.map(({ question, answer }) => (
        <details className={css.question} key={question}>
          <summary>
            {question} <PlusIcon size={20} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
