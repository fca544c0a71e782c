import { authoredLangue, langOf } from '@/langue/authored.ts';
import { dressed } from '@/lib/format/dressed.tsx';

type ParagraphsProps = {
  text: string;
  /** Language of the text, if not that of its étape. */
  langue?: string;
};

/** A text an author wrote: an empty line begins a new paragraph, other line breaks stay. */
export function Paragraphs({ text, langue = authoredLangue(text) }: ParagraphsProps) {
  const paragraphs = text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return (
    <div lang={langOf(langue)} className="space-y-4">
      {paragraphs.map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line">
          {dressed(paragraph, langue)}
        </p>
      ))}
    </div>
  );
}
