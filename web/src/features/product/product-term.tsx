import type { ReactNode } from 'react';
import { Text } from '#ui/text.tsx';

interface Props {
  icon: ReactNode;
  title: string;
  children: string;
}

/** Renders one of the terms of a product: delivery, returns, payment. */
export function ProductTerm({ icon, title, children }: Props) {
  return (
    <li>
      {icon}
      <div>
        <strong>{title}</strong>
        <Text variant="body2" tone="secondary">
          {children}
        </Text>
      </div>
    </li>
  );
}
