import { useEffect } from 'react';

/** Prints the page in the light scheme, whatever scheme the screen has. */
export function useLightPrint(): void {
  useEffect(() => {
    const print = window.matchMedia('print');
    const root = document.documentElement;
    let screenScheme: string | undefined;
    const setLightScheme = () => {
      screenScheme ??= root.dataset.scheme;
      root.dataset.scheme = 'light';
    };
    const restoreScheme = () => {
      if (screenScheme) root.dataset.scheme = screenScheme;
      screenScheme = undefined;
    };
    const onMedia = () => (print.matches ? setLightScheme() : restoreScheme());
    print.addEventListener('change', onMedia);
    window.addEventListener('beforeprint', setLightScheme);
    window.addEventListener('afterprint', restoreScheme);
    return () => {
      restoreScheme();
      print.removeEventListener('change', onMedia);
      window.removeEventListener('beforeprint', setLightScheme);
      window.removeEventListener('afterprint', restoreScheme);
    };
  }, []);
}
