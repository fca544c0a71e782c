import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import IconBold from '~icons/lucide/bold';
import IconHeading from '~icons/lucide/heading';
import IconImage from '~icons/lucide/image-plus';
import IconItalic from '~icons/lucide/italic';
import IconLink from '~icons/lucide/link';
import IconList from '~icons/lucide/list';
import IconNumbers from '~icons/lucide/list-ordered';
import IconQuete from '~icons/lucide/map-pin';
import IconQuote from '~icons/lucide/quote';
import { limits } from '@/domain/limits.ts';
import { Field } from '@/ui/field.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import type { AddArticleImage } from './add-article-image.ts';
import { LinkDialog } from './link-dialog.tsx';
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
const QueteDialog = lazyComponent(
  async () => (await import('./quete-dialog.tsx')).QueteDialog,
);

type Tool = { mark: TexteMark; label: string; Icon: ComponentType; key?: string };

const tools: readonly Tool[] = [
  { mark: 'titre', label: 'Intertitre', Icon: IconHeading },
  { mark: 'gras', label: 'Gras', Icon: IconBold, key: 'b' },
  { mark: 'italique', label: 'Italique', Icon: IconItalic, key: 'i' },
  { mark: 'liste', label: 'Liste à puces', Icon: IconList },
  { mark: 'numeros', label: 'Liste numérotée', Icon: IconNumbers },
  { mark: 'citation', label: 'Citation', Icon: IconQuote },
];

type Selection = { texte: string; from: number; to: number };

/** What a dialog asks for, and what was selected when it was opened. */
type Asked = { what: 'lien' | 'image' | 'quete'; selection: Selection };

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

/** Puts a text in place as if it were typed, so that the browser's own undo takes it back. */
function typeIn(field: HTMLTextAreaElement, edit: TexteEdit): void {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  // The only way into the undo history of a text field; where it is gone, the text is put in all the same.
  const typing: Typing = document;
  const isTyped = typing.execCommand?.('insertText', false, edit.inserted) ?? false;
  if (!isTyped) {
    field.setRangeText(edit.inserted, edit.from, edit.to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(edit.selectFrom, edit.selectTo);
}

/** The text of an article: Markdown underneath, with buttons for admins who know none. */
export function TexteField({ id, value, onValue, error, addImage }: TexteFieldProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

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
  const ask = (what: Asked['what']) => setAsked({ what, selection: selectionNow() });
  const answer = (change: TexteEdit) => {
    // The text cannot be reached while a dialog stands over it.
    flushSync(() => setAsked(null));
    edit(change);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (tool === undefined && event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (tool === undefined) ask('lien');
    else edit(markTexte(selectionNow(), tool.mark));
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
        <ToolButton label="Lien" Icon={IconLink} onPress={() => ask('lien')} />
        <ToolButton label="Image" Icon={IconImage} onPress={() => ask('image')} />
        <ToolButton
          label="Carte d’une quête"
          Icon={IconQuete}
          onPress={() => ask('quete')}
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
        onChange={(event) => onValue(event.currentTarget.value)}
        onKeyDown={pressKey}
      />
      {asked?.what === 'lien' && (
        <LinkDialog
          begun={asked.selection.texte.slice(asked.selection.from, asked.selection.to)}
          onClose={() => setAsked(null)}
          onLink={(words, address) => answer(linkTexte(asked.selection, words, address))}
        />
      )}
      <LoadBoundary
        key={asked?.what}
        instead={
          <p role="alert">
            Ce choix n’a pas pu s’ouvrir{'\u00A0'}: le réseau manque, sans doute. Ce que
            vous écrivez est gardé.
          </p>
        }
      >
        {asked?.what === 'image' && (
          <ImageDialog
            addImage={addImage}
            onClose={() => setAsked(null)}
            onImage={(path, alternative) =>
              answer(blockTexte(asked.selection, `![${alternative}](${path})`))
            }
          />
        )}
        {asked?.what === 'quete' && (
          <QueteDialog
            onClose={() => setAsked(null)}
            onQuete={(queteId, titre) =>
              answer(blockTexte(asked.selection, `[${titre}](quete:${queteId})`))
            }
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
