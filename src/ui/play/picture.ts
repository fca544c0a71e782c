/** A picture as screens show it, from a quête or from a draft. Its words are those that people read. */
export type Picture = {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  credit: string;
  width: number;
  height: number;
};
