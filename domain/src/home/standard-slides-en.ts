/** The texts of the banner's four slides until staff change them (docs/reference/specification.md 2, Home). */
export const standardSlidesEn = [
  {
    category: 'Bottom Wear',
    title: 'Trousers that hold their line',
    subtitle: 'Chinos, twills and easy linens, cut for long days in the heat.',
  },
  {
    category: 'Premium Suits',
    title: 'Dressed for the invitation',
    subtitle: 'Clean shoulders and quiet cloth, for the office, the holud and the wedding.',
  },
  {
    category: 'Everyday Essentials',
    title: 'The shirt you reach for',
    subtitle: 'Soft cottons that wash well, dry fast and come back for more.',
  },
  {
    category: 'Accessories',
    title: 'The last thing you put on',
    subtitle: 'Belts, watches and bags that finish what the clothes began.',
  },
] as const;
