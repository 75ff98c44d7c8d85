import type { CSSProperties } from 'react';
import { commonStrings } from '../locales/en/common.ts';
import { useStrings } from '../locales/use-strings.ts';
import { Button } from './button.tsx';

/** The look of AlertBox without MUI, which the first load of the checkout has no other use for. No file: many pages would name it. */
const BOX: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 24,
  padding: '8px 16px',
  border: '1px solid color-mix(in srgb, var(--shop-palette-error-main) 45%, transparent)',
  background:
    'color-mix(in srgb, var(--shop-palette-error-main) 18%, var(--shop-palette-background-default))',
};

/** Renders a failed section: the message of docs/reference/specification.md 8 and a button to retry. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry(): void }) {
  const t = useStrings(commonStrings);
  return (
    <div role="alert" style={BOX}>
      <span>{text}</span>
      <Button type="button" small variant="text" onClick={onRetry} style={{ minHeight: 44 }}>
        {t.retry}
      </Button>
    </div>
  );
}
