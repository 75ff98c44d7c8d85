import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveDialog } from './leave-dialog.tsx';

/**
 * Asks before unsaved changes are lost: in the returned dialog for links and Back, in the browser's own for a closed
 * tab or a reload. A link with `data-discards` does not ask; a button with `data-leaves` does.
 *
 * Back cannot be prevented, only observed. So unsaved changes push a second history entry of the same URL: Back
 * reaches the lower one, and the form is still mounted while the dialog asks. After saving, Back passes through the
 * lower entry, or goes to `home` if there is none below.
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
    // In the capture phase, before React handles the click.
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLElement>('a[href], button[data-leaves]');
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

/** Returns whether the current history entry is the upper one. */
const isGuard = (): boolean => (window.history.state as { guard?: boolean } | null)?.guard === true;

function raiseGuard(): void {
  if (isGuard()) return;
  // Keeps the router's key and index, so that the router sees the same location.
  window.history.pushState({ ...(window.history.state as object), guard: true }, '');
}

function leavesPageOpen(link: Element, event: MouseEvent): boolean {
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    elsewhere ||
    link.getAttribute('target') === '_blank' ||
    /^(#|mailto:|tel:)/.test(link.getAttribute('href') ?? '')
  );
}
