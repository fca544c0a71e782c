import { t } from '@lingui/core/macro';
import { useId, useState, type ReactNode } from 'react';
import type {
  KeyField as KeyFieldOf,
  SecretCode,
} from '@/domain/secret-code/secret-code.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import { useIsAwake } from '@/ui/use-is-awake.ts';
import { codePart } from './code-part.ts';
import { CodedMessage } from './coded-message.tsx';
import { KeyField, VariantField } from './key-field.tsx';
import { KeyTableView } from './key-table.tsx';
import { SkippedNote } from './skipped-note.tsx';

const SignalPlayer = codePart((parts) => parts.SignalPlayer);
const SignKeyboard = codePart((parts) => parts.SignKeyboard);

export type Sens = 'coder' | 'decoder';

type CodeToolProps = {
  secretCode: SecretCode;
  /** Its initial text and settings. */
  initial?: { sens?: Sens; text?: string; cle?: string; variante?: string } | undefined;
  /** Only deciphering: beside a message to solve. */
  decodeOnly?: boolean | undefined;
  /** Of its headings. */
  level?: 2 | 3;
  /** Actions on a deciphered message. */
  renderClear?: ((text: string) => ReactNode) | undefined;
  /** Actions on a coded message. */
  renderCoded?:
    | ((message: { text: string; cle: string; variante: string }) => ReactNode)
    | undefined;
};

/** The tool of a code, both ways: a text, a key, a variant, and the result at each letter. Keeps nothing, sends nothing. */
export function CodeTool({
  secretCode,
  initial = {},
  decodeOnly = false,
  level = 3,
  renderClear,
  renderCoded,
}: CodeToolProps) {
  const isAwake = useIsAwake();
  const Heading = level === 2 ? 'h2' : 'h3';
  const resultId = useId();
  const tableId = useId();
  const layoutId = useId();
  const { writing, variants, key } = secretCode;
  const [sens, setSens] = useState<Sens>(
    decodeOnly ? 'decoder' : (initial.sens ?? 'coder'),
  );
  const [text, setText] = useState(initial.text ?? '');
  const [cle, setCle] = useState(initial.cle ?? '');
  const [variante, setVariante] = useState(initial.variante ?? variants[0]?.id ?? '');
  const isCoding = sens === 'coder';
  // Nothing is wrong before anything was typed.
  const isKeyAwaited = key !== null && cle === '' && secretCode.keyProblem('') !== null;
  const problem = cle === '' && key !== null ? null : secretCode.keyProblem(cle);
  const coding = isCoding
    ? secretCode.encode(text, cle, variante)
    : secretCode.decode(text, cle, variante);
  const table = secretCode.table(cle, variante);
  const clair = isCoding ? text : coding.ok ? coding.text : '';
  const layout = clair.trim() === '' ? null : secretCode.layout(clair, cle);
  const coded = isCoding ? (coding.ok ? coding.text : '') : text;

  /** The result becomes the text: coding, then decoding, without copying. */
  const turn = (next: Sens) => {
    if (next !== sens && coding.ok && text.trim() !== '') setText(coding.text);
    setSens(next);
  };

  return (
    // Disabled until React listens: typed text would be lost.
    <fieldset disabled={!isAwake} className="@container min-w-0">
      <div className="grid gap-x-12 gap-y-6 @4xl:grid-cols-2">
        <div className="space-y-5">
          {!decodeOnly && (
            <RadioGroup
              legend={t`Que voulez-vous faire\u202F?`}
              inline
              value={sens}
              onValueChange={(next) => turn(next === 'coder' ? 'coder' : 'decoder')}
              options={[
                { value: 'coder', label: t`Coder un texte` },
                { value: 'decoder', label: t`Déchiffrer un message` },
              ]}
            />
          )}
          <VariantField variants={variants} value={variante} onVariante={setVariante} />
          {key !== null && (
            <KeyField
              field={key}
              value={cle}
              error={problem ?? undefined}
              onCle={setCle}
              isDecoding={!isCoding}
            />
          )}
          <Field
            as="textarea"
            label={isCoding ? t`Texte en clair` : t`Message codé`}
            rows={3}
            spellCheck={isCoding}
            autoCapitalize="none"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {!isCoding && writing !== null && (
            <LoadBoundary>
              <SignKeyboard
                writing={writing}
                variantId={variante}
                cle={cle}
                text={text}
                onText={setText}
              />
            </LoadBoundary>
          )}
        </div>
        <div className="space-y-6">
          {!isCoding && writing !== null && text.trim() !== '' && (
            <CodedMessage secretCode={secretCode} variantId={variante} text={coded} />
          )}
          <section aria-labelledby={resultId} aria-live="polite">
            <Heading id={resultId} className="text-lg font-bold">
              {isCoding ? t`Message codé` : t`Texte en clair`}
            </Heading>
            <div className="mt-2 min-h-12 rounded-carte border border-trait bg-fond-carte px-4 py-3">
              {text.trim() === '' && (
                <p className="text-texte-doux">{t`Écrivez un texte pour commencer.`}</p>
              )}
              {text.trim() !== '' && !coding.ok && (
                <p>{isKeyAwaited ? awaitedWords(key) : coding.problem}</p>
              )}
              {text.trim() !== '' && coding.ok && isCoding && (
                <CodedMessage
                  secretCode={secretCode}
                  variantId={variante}
                  text={coding.text}
                />
              )}
              {text.trim() !== '' && coding.ok && !isCoding && (
                <p className="text-lg break-words whitespace-pre-wrap">{coding.text}</p>
              )}
            </div>
            <SkippedNote coding={coding} />
            {coding.ok && coding.text !== '' && <CopyButton text={coding.text} />}
            {!isCoding && coding.ok && coding.text.trim() !== '' && (
              <>{renderClear?.(coding.text)}</>
            )}
            {isCoding &&
              coding.ok &&
              coding.text !== '' &&
              text.trim() !== '' &&
              renderCoded?.({ text: coding.text, cle, variante })}
          </section>
          {secretCode.signal !== null && coded.trim() !== '' && (
            <LoadBoundary>
              <SignalPlayer signal={secretCode.signal} text={coded} />
            </LoadBoundary>
          )}
          {layout !== null && (
            <section aria-labelledby={layoutId}>
              <Heading id={layoutId} className="pb-2 text-lg font-bold">
                {t`Le message rangé`}
              </Heading>
              <KeyTableView table={layout} />
            </section>
          )}
          {table !== null && (
            <section aria-labelledby={tableId}>
              <Heading id={tableId} className="pb-2 text-lg font-bold">
                {key === null ? t`La table` : t`La table de cette clé`}
              </Heading>
              <KeyTableView table={table} />
            </section>
          )}
        </div>
      </div>
    </fieldset>
  );
}

function awaitedWords(key: KeyFieldOf | null): string {
  const label = key?.label ?? t`Clé`;
  return t`Remplissez «\u00A0${label}\u00A0»\u00A0: le résultat apparaîtra ici.`;
}

/** Copies the result; where the browser refuses, says so and lets one select it. */
function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(t`C’est copié.`);
    } catch {
      setOutcome(t`La copie n’est pas permise ici\u00A0: sélectionnez le texte.`);
    }
  };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => void copy()}>
        {t`Copier`}
      </Button>
      <span role="status">{outcome}</span>
    </p>
  );
}
