export interface Slide {
  /** The drawn picture's name: /pictures/{picture}-{width}. */
  picture: string;
  category: string;
  title: string;
  subtitle: string;
}

/** SPEC 2, Home: bottom wear, premium suits, everyday essentials, accessories. */
export const SLIDES: readonly Slide[] = [
  {
    picture: 'banner-1',
    category: 'Bottom Wear',
    title: 'Trousers that hold their line',
    subtitle: 'Chinos, twills and easy linens, cut for long days in the heat.',
  },
  {
    picture: 'banner-2',
    category: 'Premium Suits',
    title: 'Dressed for the invitation',
    subtitle: 'Clean shoulders and quiet cloth, for the office, the holud and the wedding.',
  },
  {
    picture: 'banner-3',
    category: 'Everyday Essentials',
    title: 'The shirt you reach for',
    subtitle: 'Soft cottons that wash well, dry fast and come back for more.',
  },
  {
    picture: 'banner-4',
    category: 'Accessories',
    title: 'The last thing you put on',
    subtitle: 'Belts, watches and bags that finish what the clothes began.',
  },
];
