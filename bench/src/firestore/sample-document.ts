/** Returns a document of the size of an order line: about 350 bytes, eight fields. */
export function sampleDocument(index: number) {
  return {
    index,
    name: `Cotton panjabi number ${index} with embroidery at the placket`,
    category: ['clothing', 'shoes', 'home', 'beauty'][index % 4]!,
    price: 990 + (index % 700),
    inStock: index % 9 !== 0,
    createdAt: new Date(1_790_000_000_000 + index * 1000),
    tags: ['new', `row-${index % 100}`],
    address: { city: 'Dhaka', area: `Ward ${index % 50}` },
  };
}
