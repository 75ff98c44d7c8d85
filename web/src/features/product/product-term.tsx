import type { ReactNode } from 'react';
import { Text } from '#ui/text.tsx';

interface Props {
  icon: ReactNode;
  title: ReactNode;
  children: string;
  /** A button below the text. */
  action?: ReactNode;
}

/** Renders one of the terms of a product: delivery, returns, payment. */
export function ProductTerm({ icon, title, children, action }: Props) {
  return (
    <li>
      {icon}
      <div>
        <strong>{title}</strong>
        <Text variant="body2" tone="secondary">
          {children}
        </Text>
        {action}
      </div>
    </li>
  );
}
