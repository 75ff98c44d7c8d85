import { useEffect } from 'react';

/**
 * Asks before what is not saved gets lost: by a closed tab or a reload (the browser asks in its own words), or by a
 * link of the page. A link with `data-discards` means it.
 */
export function useKeepUnsaved(unsaved: boolean, question: string): void {
  useEffect(() => {
    if (!unsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before React hears of the click: a link that is stopped here has not been followed.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (!link || leavesPageOpen(link, event) || link.hasAttribute('data-discards')) return;
      if (window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [unsaved, question]);
}

function leavesPageOpen(link: Element, event: MouseEvent): boolean {
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    elsewhere ||
    link.getAttribute('target') === '_blank' ||
    /^(#|mailto:|tel:)/.test(link.getAttribute('href')!)
  );
}
