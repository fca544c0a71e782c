import { authoredLang, authoredLangue } from '@/langue/authored.ts';
import { typographie } from '@/lib/format/typographie.ts';

/** A text an author wrote: an empty line begins a new paragraph, other line breaks stay. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => typographie(paragraph.trim(), authoredLangue(text)))
    .filter((paragraph) => paragraph !== '');
  return (
    <div lang={authoredLang(text)} className="space-y-4">
      {paragraphs.map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
