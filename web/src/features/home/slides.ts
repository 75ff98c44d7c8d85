/**
 * The drawn pictures of the four slides, whose words are in locales/en/home (docs/reference/specification.md 2):
 * /pictures/{picture}-{width}.
 */
export const SLIDE_PICTURES = ['banner-1', 'banner-2', 'banner-3', 'banner-4'] as const;
