import { authoredLang } from '@/langue/authored.ts';
import { typographie } from './typographie.ts';

/** What an author wrote, in its typography, where it stands among words of the interface: marked with its language where that is not the page’s. */
export function Authored({ text }: { text: string }) {
  const lang = authoredLang(text);
  const written = typographie(text);
  return lang === undefined ? written : <span lang={lang}>{written}</span>;
}
