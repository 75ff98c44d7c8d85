/**
 * A button that is switched off while it works loses the focus, and whoever uses the keyboard would begin again at the top
 * of the page. When it is switched on again it gets the focus back, unless the visitor has gone elsewhere meanwhile.
 */
export function keepFocus(): void {
  let last: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => (last = target));
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const isBack = target === last && target instanceof HTMLElement && !target.hasAttribute('disabled');
      if (isBack && document.activeElement === document.body) target.focus({ preventScroll: true });
    }
  }).observe(document, { subtree: true, attributeFilter: ['disabled'] });
}
