import { Text } from './text.tsx';
import type { ReactNode } from 'react';
import { NarcissusMark } from './narcissus-mark.tsx';
import { Container } from './container.tsx';
import css from './empty-state.module.css';

interface Props {
  as?: 'h1' | 'h2';
  title: string;
  text?: ReactNode;
  /** Buttons and links to continue with. */
  children?: ReactNode;
}

/** Renders a message where there is nothing to show, with links to continue. */
export function EmptyState({ as = 'h2', title, text, children }: Props) {
  return (
    <Container className={css.room}>
      <NarcissusMark size={56} />
      <Text variant={as === 'h1' ? 'h1' : 'h3'} as={as}>
        {title}
      </Text>
      {text && (
        <Text tone="secondary" style={{ maxWidth: '46ch' }}>
          {text}
        </Text>
      )}
      {children && <div className={css.actions}>{children}</div>}
    </Container>
  );
}
