import { COLORS } from '@nargisus/domain/store';

/** The page's background in each scheme. Apart from the palette, which no public page loads. */
export const GROUNDS = { light: COLORS.ground, dark: '#0e1713' } as const;
