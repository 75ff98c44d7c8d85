import { useEffect } from 'react';

/** Prints the page in the light scheme, whatever scheme the screen has. */
export function useLightPrint(): void {
  useEffect(() => {
    const print = window.matchMedia('print');
    const root = document.documentElement;
    let worn: string | undefined;
    const dress = () => {
      worn ??= root.dataset.scheme;
      root.dataset.scheme = 'light';
    };
    const undress = () => {
      if (worn) root.dataset.scheme = worn;
      worn = undefined;
    };
    const onMedia = () => (print.matches ? dress() : undress());
    print.addEventListener('change', onMedia);
    window.addEventListener('beforeprint', dress);
    window.addEventListener('afterprint', undress);
    return () => {
      undress();
      print.removeEventListener('change', onMedia);
      window.removeEventListener('beforeprint', dress);
      window.removeEventListener('afterprint', undress);
    };
  }, []);
}
