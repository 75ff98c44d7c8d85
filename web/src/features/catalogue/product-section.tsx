import { Text } from '#ui/text.tsx';
import type { ReactNode } from 'react';
import { Container } from '#ui/container.tsx';
import css from './product-section.module.css';

/** Renders a titled row of products below a product's page. `id` is unique on the page. */
export function ProductSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Container>
      <section className={css.section} aria-labelledby={id}>
        <Text variant="h3" as="h2" id={id} style={{ marginBottom: 24 }}>
          {title}
        </Text>
        {children}
      </section>
    </Container>
  );
}
