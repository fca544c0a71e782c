import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import IconBold from '~icons/lucide/bold';
import IconHeading from '~icons/lucide/heading';
import IconImage from '~icons/lucide/image-plus';
import IconItalic from '~icons/lucide/italic';
import IconLink from '~icons/lucide/link';
import IconList from '~icons/lucide/list';
import { limits } from '@/domain/limits.ts';
import { tidyText } from '@/domain/tidy-text.ts';
import { Field } from '@/ui/field.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import type { AddArticleImage } from './add-article-image.ts';
import {
  blockTexte,
  linkTexte,
  markTexte,
  type TexteEdit,
  type TexteMark,
} from './texte-edit.ts';

const ImageDialog = lazyComponent(
  async () => (await import('./image-dialog.tsx')).ImageDialog,
);

type Tool = { mark: TexteMark; label: string; Icon: ComponentType; key?: string };

const tools: readonly Tool[] = [
  { mark: 'titre', label: 'Intertitre', Icon: IconHeading },
  { mark: 'gras', label: 'Gras', Icon: IconBold, key: 'b' },
  { mark: 'italique', label: 'Italique', Icon: IconItalic, key: 'i' },
  { mark: 'liste', label: 'Liste', Icon: IconList },
];

type Selection = { texte: string; from: number; to: number };

type TexteFieldProps = {
  id: string;
  value: string;
  onValue: (texte: string) => void;
  error: string | undefined;
  addImage: AddArticleImage;
};

type Typing = {
  execCommand?: (command: string, showsDialog: boolean, value: string) => boolean;
};

/** A text as Markdown: bullets pasted from elsewhere become those of a list. */
function markdownOf(texte: string): string {
  return tidyText(texte).replaceAll(/^• /gm, '- ');
}

/** Puts a text in place as if it were typed, so that the browser's own undo takes it back. */
function typeIn(field: HTMLTextAreaElement, edit: TexteEdit): void {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  // The only access to a text field's undo history; without it, the text is inserted all the same.
  const typing: Typing = document;
  const isTyped = typing.execCommand?.('insertText', false, edit.inserted) ?? false;
  if (!isTyped) {
    field.setRangeText(edit.inserted, edit.from, edit.to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(edit.selectFrom, edit.selectTo);
}

/** The text of an article in Markdown, with buttons for admins without Markdown. */
export function TexteField({ id, value, onValue, error, addImage }: TexteFieldProps) {
  const whole = useRef<HTMLDivElement>(null);
  /** Position of the picture being chosen; null without any. */
  const [imagePlace, setImagePlace] = useState<Selection | null>(null);

  const field = () => whole.current?.querySelector('textarea') ?? null;
  const selectionNow = (): Selection => {
    const area = field();
    return {
      texte: area?.value ?? '',
      from: area?.selectionStart ?? 0,
      to: area?.selectionEnd ?? 0,
    };
  };
  const edit = (change: TexteEdit) => {
    const area = field();
    if (area !== null) typeIn(area, change);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (tool === undefined && event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    const selection = selectionNow();
    edit(tool === undefined ? linkTexte(selection) : markTexte(selection, tool.mark));
  };

  return (
    <div ref={whole}>
      <p aria-hidden="true" className="font-bold">
        Texte
      </p>
      <div
        role="toolbar"
        aria-label="Mise en forme"
        aria-controls={id}
        className="-ml-3 flex max-w-mesure flex-wrap gap-1 pb-1"
      >
        {tools.map(({ mark, label, Icon }) => (
          <ToolButton
            key={mark}
            label={label}
            Icon={Icon}
            onPress={() => edit(markTexte(selectionNow(), mark))}
          />
        ))}
        <ToolButton
          label="Lien"
          Icon={IconLink}
          onPress={() => edit(linkTexte(selectionNow()))}
        />
        <ToolButton
          label="Image"
          Icon={IconImage}
          onPress={() => setImagePlace(selectionNow())}
        />
      </div>
      <Field
        as="textarea"
        id={id}
        label="Texte"
        labelHidden
        rows={14}
        value={value}
        maxCount={limits.articleTexte.max}
        error={error}
        spellCheck
        onChange={(event) => onValue(markdownOf(event.currentTarget.value))}
        onKeyDown={pressKey}
      />
      <LoadBoundary
        key={String(imagePlace === null)}
        instead={
          <p role="alert">
            Ce choix n’a pas pu s’ouvrir{'\u00A0'}: le réseau manque, sans doute. Ce que
            vous écrivez est gardé.
          </p>
        }
      >
        {imagePlace !== null && (
          <ImageDialog
            addImage={addImage}
            onClose={() => setImagePlace(null)}
            onImage={(path, alternative) => {
              // The text is not focusable while a dialog covers it.
              flushSync(() => setImagePlace(null));
              edit(blockTexte(imagePlace, `![${alternative}](${path})`));
            }}
          />
        )}
      </LoadBoundary>
    </div>
  );
}

function ToolButton({
  label,
  Icon,
  onPress,
}: {
  label: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={onPress}
      className="inline-flex size-11 items-center justify-center rounded-carte text-texte hover:bg-primaire/10"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
