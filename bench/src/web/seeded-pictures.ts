/** Matches pictures at the Storage emulator, except a product's `image`, which carts and orders copy and the rules compare. */
const AT_STORAGE =
  /(?<!"image":")http:\/\/[\w.:-]+\/v0\/b\/[\w.-]+\/o\/products%2F([\w-]+)%2F(\d+)\.(avif|webp)\?alt=media/g;

/**
 * Moves the seed's pictures to the shop's own host. A real shop serves renditions from there, behind the CDN
 * (docs/adr/0020); the seed's are at the Storage emulator, which costs a second connection.
 */
export class SeededPictures {
  readonly #originals = new Map<string, string>();

  /** Returns a page or an API response with its pictures at the shop's own host. */
  rewrite(text: string): string {
    return text.replace(AT_STORAGE, (original, product: string, width: string, format: string) => {
      const path = `/renditions/${product}/seed-w${width}.${format}`;
      this.#originals.set(path, original);
      return path;
    });
  }

  /** Returns the URL of a rewritten picture; undefined for every other path. */
  originalOf(path: string): string | undefined {
    return this.#originals.get(path);
  }
}
