import { POLICIES, type PolicyId } from '@nargisus/domain/policies';
import type { ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { usePolicy } from '#data/settings/policy-queries.ts';
import { commonStrings } from '#locales/en/common.ts';
import { footerStrings } from '#locales/en/footer.ts';
import { policiesStrings } from '#locales/en/policies.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StitchedLink } from '#ui/stitched-link.tsx';
import { Text } from '#ui/text.tsx';
import { PolicyText } from './policy-text.tsx';
import css from './policy-article.module.css';

/** The parts of a text that is being loaded. */
const SKELETON = ['92%', '98%', '64%', '96%', '88%', '40%'];

/**
 * Renders a policy in the reader's language, or in the only one in which staff wrote it, what belongs to it, and links to the
 * other policies.
 */
export function PolicyArticle({ id, children }: { id: PolicyId; children?: ReactNode }) {
  const t = useStrings(policiesStrings);
  const common = useStrings(commonStrings);
  const footer = useStrings(footerStrings);
  const language = useLanguage();
  const policy = usePolicy(id);
  return (
    <Container className={css.page}>
      <article className={css.article}>
        <Text variant="h1">{t.pages[id].title}</Text>
        {policy.state === 'loading' &&
          SKELETON.map((width) => <Skeleton key={width} className={css.line} style={{ width }} />)}
        {policy.state === 'failed' && (
          <EmptyState title={t.failed}>
            <Button type="button" variant="outlined" onClick={policy.retry}>
              {common.retry}
            </Button>
          </EmptyState>
        )}
        {policy.state === 'ready' && <PolicyText {...writtenIn(policy.value, language)} />}
      </article>
      {children}
      <nav className={css.links} aria-label={footer.policies}>
        {POLICIES.filter((other) => other !== id).map((other) => (
          <StitchedLink key={other} to={paths.policy(other)}>
            {t.pages[other].title}
          </StitchedLink>
        ))}
        <StitchedLink to={paths.contact()}>{footer.contactUs}</StitchedLink>
      </nav>
    </Container>
  );
}

/** Returns the text in a language, otherwise in the other one, with its language where that is not the page's. */
function writtenIn(
  policy: { readonly en: string | null; readonly bn: string | null },
  language: 'en' | 'bn',
) {
  const other = language === 'en' ? 'bn' : 'en';
  const own = policy[language];
  return own === null ? { text: policy[other] ?? '', lang: other } : { text: own };
}
