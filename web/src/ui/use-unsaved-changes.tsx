import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveDialog } from './leave-dialog.tsx';

/**
 * Asks once before what is not saved gets lost: by a link of the page or by Back in our own dialog, which is returned; by
 * a closed tab or a reload in the browser's words. A link with `data-discards` means it.
 *
 * Back cannot be refused, only noticed. So the form stands on two history entries of the same address as soon as there
 * is something to lose: Back comes to the lower one, and the form is still there while the question is asked. Where there
 * is nothing to lose any more, Back goes through the lower one without a stop, or to `home` where there is nothing below.
 */
export function useUnsavedChanges(unsaved: boolean, home: string): ReactNode {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const now = useRef({ unsaved, guarded: isGuard(), leaving: false });

  useEffect(() => {
    now.current.unsaved = unsaved;
    if (unsaved) raiseGuard();
    now.current.guarded ||= unsaved;
  }, [unsaved]);

  useEffect(() => {
    const it = now.current;
    const { pathname } = window.location;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (it.unsaved && !it.leaving) event.preventDefault();
    };
    // Before React hears of the click: a link that is stopped here has not been followed.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || !it.unsaved || it.leaving) return;
      if (leavesPageOpen(link, event) || link.hasAttribute('data-discards')) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => link.click());
    };
    const onPop = () => {
      const elsewhere = window.location.pathname !== pathname;
      if (elsewhere || !it.guarded || isGuard()) return;
      it.guarded = false;
      if (it.unsaved) setLeave(() => goBack);
      else goBack();
    };
    const goBack = () => {
      const isFirst = window.history.length <= 2; // this entry and the guard above it
      if (isFirst) void navigate(home, { replace: true });
      else window.history.back();
    };
    window.addEventListener('beforeunload', onUnload);
    window.addEventListener('popstate', onPop);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('popstate', onPop);
      document.removeEventListener('click', onClick, true);
    };
  }, [navigate, home]);

  return (
    leave && (
      <LeaveDialog
        onLeave={() => {
          now.current.leaving = true;
          setLeave(null);
          leave();
        }}
        onStay={() => {
          setLeave(null);
          raiseGuard();
          now.current.guarded = true;
        }}
      />
    )
  );
}

/** Whether the visitor stands on the upper of the two entries. */
const isGuard = (): boolean => (window.history.state as { guard?: boolean } | null)?.guard === true;

function raiseGuard(): void {
  if (isGuard()) return;
  // With the router's own key and index: to it this is the same place.
  window.history.pushState({ ...(window.history.state as object), guard: true }, '');
}

function leavesPageOpen(link: Element, event: MouseEvent): boolean {
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    elsewhere ||
    link.getAttribute('target') === '_blank' ||
    /^(#|mailto:|tel:)/.test(link.getAttribute('href')!)
  );
}
