/**
 * Matches pictures at the Storage emulator and their patterns, except a product's `image`, which carts and orders copy and the
 * rules compare.
 */
const AT_STORAGE =
  /(?<!"image":")(http:\/\/[\w.:-]+\/v0\/b\/[\w.-]+\/o\/products%2F)([\w-]+)%2F(styled-|detail-|)(\d+|\{width\})\.(avif|webp|\{format\})\?alt=media/g;

const REWRITTEN = /^\/renditions\/([\w-]+)\/(front-|styled-|detail-)w(\d+)\.(avif|webp)$/;

/**
 * Moves the seed's pictures to the shop's own host. A real shop serves renditions from there, behind the CDN
 * (docs/adr/0020); the seed's are at the Storage emulator, which costs a second connection.
 */
export class SeededPictures {
  /** The folder of product images at the Storage emulator, once a picture was rewritten. */
  #folder: string | undefined;

  /** Returns a page or an API response with its pictures at the shop's own host. */
  rewrite(text: string): string {
    return text.replace(
      AT_STORAGE,
      (_url, folder: string, product: string, view: string, width: string, format: string) => {
        this.#folder = folder;
        return `/renditions/${product}/${view || 'front-'}w${width}.${format}`;
      },
    );
  }

  /** Returns the URL of a rewritten picture; undefined for every other path. */
  originalOf(path: string): string | undefined {
    const [, product, view, width, format] = REWRITTEN.exec(path) ?? [];
    if (!this.#folder || !product) return undefined;
    return `${this.#folder}${product}%2F${view === 'front-' ? '' : view}${width}.${format}?alt=media`;
  }
}
