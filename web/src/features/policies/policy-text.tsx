import { parsePolicyText, type PolicyBlock } from '@nargisus/domain/policies';
import { Text } from '#ui/text.tsx';
import css from './policy-article.module.css';

/** Renders the headings, lists and paragraphs of a text. `lang`: its language, where that is not the page's. */
export function PolicyText({ text, lang }: { text: string; lang?: string }) {
  return (
    <div className={css.text} lang={lang}>
      {parsePolicyText(text).map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: PolicyBlock }) {
  if (block.kind === 'heading')
    return (
      <Text variant="h4" as="h2">
        {block.text}
      </Text>
    );
  if (block.kind !== 'list') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
