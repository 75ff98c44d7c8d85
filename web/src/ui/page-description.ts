/** What a page says of itself, for tabs, search results and shared links. */
export interface Description {
  title: string;
  description: string;
  picture?: string;
  unlisted: boolean;
}
