/** What a product's `image` says stays: carts and orders take it along, and the rules compare it. */
const AT_STORAGE =
  /(?<!"image":")http:\/\/[\w.:-]+\/v0\/b\/[\w.-]+\/o\/products%2F([\w-]+)%2F(\d+)\.(avif|webp)\?alt=media/g;

/**
 * What the shop draws of a product's pictures comes from its own host, behind the CDN (docs/adr/0020). The seed's pictures
 * are not drawn by it and lie at the Storage emulator: a second host, with a connection of its own, which a real shop does
 * not have. Here they get the addresses that theirs would have.
 */
export class SeededPictures {
  readonly #stored = new Map<string, string>();

  /** A page or an answer of the API, with the seed's pictures at the shop's own host. */
  named(text: string): string {
    return text.replace(AT_STORAGE, (stored, product: string, width: string, format: string) => {
      const path = `/renditions/${product}/seed-w${width}.${format}`;
      this.#stored.set(path, stored);
      return path;
    });
  }

  /** Where the picture lies that is named so; undefined for every other path. */
  storedAt(path: string): string | undefined {
    return this.#stored.get(path);
  }
}
