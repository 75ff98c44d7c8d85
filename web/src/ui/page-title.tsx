import { useEffect } from 'react';

const SHOP = 'Nargisus';

/** The document's title: 'About · Nargisus', or the shop's own line where `text` is left out. */
export function PageTitle({ text }: { text?: string }) {
  useEffect(() => {
    document.title = text
      ? `${text} · ${SHOP}`
      : `${SHOP} · Menswear, fashion and home goods from Bangladesh`;
  }, [text]);
  return null;
}
