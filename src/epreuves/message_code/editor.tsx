import { useLayoutEffect, useState } from 'react';
import { CodedMessage } from '@/code-tools/coded-message.tsx';
import { KeyField, VariantField } from '@/code-tools/key-field.tsx';
import { lossSentences } from '@/code-tools/losses-words.ts';
import { SkippedNote } from '@/code-tools/skipped-note.tsx';
import { useSecretCode } from '@/code-tools/use-secret-code.ts';
import { codeMessage, messageCodeCards } from '@/domain/epreuve/code-message.ts';
import { aideList, type Aide, type MessageCode } from '@/domain/epreuve/message-code.ts';
import { limits } from '@/domain/limits.ts';
import { familleList } from '@/domain/secret-code/famille.ts';
import type { SecretCode } from '@/domain/secret-code/secret-code.ts';
import { Field } from '@/ui/field.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import type { EpreuveEditorProps } from '../editor-props.ts';
import { TextField } from '../text-field.tsx';
import { TexteEditor } from '../texte/editor.tsx';

const aideWords: Readonly<Record<Aide, { label: string; hint: string }>> = {
  toujours: {
    label: 'Toujours',
    hint: 'L’outil et la page du code sont là dès le début.',
  },
  indice: {
    label: 'Après le premier indice',
    hint: 'Demander un indice les ouvre. Écrivez donc au moins un indice.',
  },
  jamais: {
    label: 'Jamais',
    hint: 'Il faut connaître le code, ou le trouver sur place.',
  },
};

/** Writing a message, choosing its code, and seeing it exactly as players will. */
export function MessageCodeEditor(props: EpreuveEditorProps) {
  const { epreuve, onChange, wiring } = props;
  const { message } = epreuve;
  const loaded = useSecretCode(message.secretCode);
  const secretCode = loaded.state === 'pret' ? loaded.secretCode : null;

  const change = (changes: Partial<MessageCode>) => {
    const next = { ...message, ...changes };
    const isSameCode = next.secretCode === message.secretCode;
    onChange({
      message: {
        ...next,
        chiffre: secretCode !== null && isSameCode ? chiffreOf(next, secretCode) : '',
      },
    });
  };

  // A code just chosen comes from the network: the message is coded as soon as it is loaded, before any press, which a later effect would
  // revert.
  const [chosenId, setChosenId] = useState('');
  const isJustThere = secretCode?.id === chosenId;
  const cle = isJustThere ? keyFor(secretCode, message.cle) : message.cle;
  if (isJustThere && cle === message.cle) setChosenId('');
  const awaited =
    secretCode === null ? message.chiffre : chiffreOf({ ...message, cle }, secretCode);
  useLayoutEffect(() => {
    if (awaited !== message.chiffre || cle !== message.cle)
      onChange({ message: { ...message, cle, chiffre: awaited } });
  }, [awaited, cle, message, onChange]);

  return (
    <div className="space-y-6">
      <TextField
        wiring={wiring}
        champ="epreuve.message.clair"
        label="Message en clair"
        hint="Ce que l’on doit trouver. C’est aussi la réponse attendue."
        max={limits.messageClair.max}
        rows={2}
        value={message.clair}
        onText={(clair) => change({ clair })}
      />
      <CodeChoice
        {...props}
        onSecretCode={(id) => {
          setChosenId(id);
          change({ secretCode: id, variante: '' });
        }}
      />
      {secretCode !== null && (
        <>
          <VariantField
            id={wiring.idOf('epreuve.message.variante')}
            variants={secretCode.variants}
            value={message.variante}
            onVariante={(variante) => change({ variante })}
          />
          {secretCode.key !== null && (
            <KeyField
              id={wiring.idOf('epreuve.message.cle')}
              field={secretCode.key}
              value={message.cle}
              error={
                message.cle === ''
                  ? wiring.errorOf('epreuve.message.cle')
                  : (secretCode.keyProblem(message.cle) ?? undefined)
              }
              onCle={(cle) => change({ cle })}
            />
          )}
          <Preview message={message} secretCode={secretCode} />
        </>
      )}
      <RadioGroup
        legend="La page et l’outil de ce code, pour les joueurs"
        id={wiring.idOf('epreuve.message.aide')}
        value={message.aide}
        onValueChange={(aide) => change({ aide })}
        options={aideList.map((value) => ({ value, ...aideWords[value] }))}
      />
      <details>
        <summary className="inline-flex min-h-11 items-center font-bold text-primaire-fort">
          Accepter d’autres réponses
        </summary>
        <p className="pb-3">
          Le message en clair est toujours accepté, ainsi que les lectures que le code
          rend possibles : I pour J, X de remplissage, mots collés.
        </p>
        <TexteEditor {...props} />
      </details>
    </div>
  );
}

/** The first key of a code: the written one, if valid for this code; else its usual number. */
function keyFor({ key, keyProblem }: SecretCode, cle: string): string {
  if (key === null) return '';
  if (cle !== '' && keyProblem(cle) === null) return cle;
  return key.kind === 'nombre' ? key.example : '';
}

function chiffreOf(message: MessageCode, secretCode: SecretCode): string {
  const coding = codeMessage(message, secretCode);
  return coding.ok ? coding.text : '';
}

type CodeChoiceProps = EpreuveEditorProps & { onSecretCode: (id: string) => void };

function CodeChoice({ epreuve, wiring, onSecretCode }: CodeChoiceProps) {
  const champ = 'epreuve.message.secretCode';
  return (
    <Field
      as="select"
      id={wiring.idOf(champ)}
      label="Code"
      error={wiring.errorOf(champ)}
      value={epreuve.message.secretCode}
      onChange={(event) => onSecretCode(event.target.value)}
      onBlur={() => wiring.onLeave(champ)}
    >
      <option value="">Choisir un code</option>
      {familleList.map(({ id, titre }) => {
        const cards = messageCodeCards.filter(({ famille }) => famille === id);
        return cards.length === 0 ? null : (
          <optgroup key={id} label={titre}>
            {cards.map((card) => (
              <option key={card.id} value={card.id}>
                {card.titre}
              </option>
            ))}
          </optgroup>
        );
      })}
    </Field>
  );
}

type PreviewProps = { message: MessageCode; secretCode: SecretCode };

/** The coded message as the game shows it and as paper prints it, with the losses of the code. */
function Preview({ message, secretCode }: PreviewProps) {
  const coding = codeMessage(message, secretCode);
  const losses = lossSentences(secretCode.losses(message.variante));
  return (
    <section
      aria-label="Ce que verront les joueurs"
      className="max-w-mesure rounded-carte border border-trait bg-fond-carte p-4"
    >
      <h4 className="pb-3 font-bold">Ce que verront les joueurs</h4>
      {coding.ok ? (
        <CodedMessage
          secretCode={secretCode}
          variantId={message.variante}
          text={coding.text}
        />
      ) : (
        <p>{coding.problem}</p>
      )}
      <SkippedNote coding={coding} />
      {secretCode.key !== null && (
        <p className="pt-4">
          La clé ne voyage pas avec la quête : donnez-la dans le récit, la consigne ou sur
          place.
        </p>
      )}
      {losses.length > 0 && (
        <ul className="list-disc pt-4 pl-6 text-texte-doux">
          {losses.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
