import type { ShownPicture } from '@nargisus/domain/catalogue';
import { productStrings } from '#locales/en/product.ts';
import { useFormats } from '#locales/formats.ts';
import { useLanguage, useStrings } from '#locales/use-strings.ts';

/**
 * Returns a function that gives the alternative text of each picture: what staff wrote in the reader's language, else the
 * product's name with the picture's position.
 */
export function useAltText(name: string, pictures: readonly ShownPicture[]): (at: number) => string {
  const t = useStrings(productStrings);
  const language = useLanguage();
  const { number } = useFormats();
  return (at) => {
    const { alt, altBn } = pictures[at]!;
    const written = language === 'bn' ? altBn : alt;
    if (written) return written;
    return pictures.length === 1 ? name : t.pictureOf(name, number(at + 1), number(pictures.length));
  };
}
