import { useState, type SubmitEvent } from 'react';
import { CodedMessage } from '@/code-tools/coded-message.tsx';
import type { CodeText } from '@/content/code-text.ts';
import { lettersAndDigitsOf } from '@/domain/secret-code/latin-text.ts';
import type { SecretCode } from '@/domain/secret-code/secret-code.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { useIsAwake } from '@/ui/use-is-awake.ts';

type ExerciseProps = {
  exercice: NonNullable<CodeText['exercice']>;
  secretCode: SecretCode | null;
};

type Verdict = 'rien' | 'juste' | 'faux';

/** A message to decipher, with help one step at a time. Nothing is counted or stored. */
export function Exercise({ exercice, secretCode }: ExerciseProps) {
  const isAwake = useIsAwake();
  const [reponse, setReponse] = useState('');
  const [verdict, setVerdict] = useState<Verdict>('rien');
  const [helpCount, setHelpCount] = useState(0);
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isRight = lettersAndDigitsOf(reponse) === lettersAndDigitsOf(exercice.reponse);
    setVerdict(isRight ? 'juste' : 'faux');
  };
  return (
    // Disabled before hydration: presses would be lost.
    <fieldset disabled={!isAwake} className="max-w-mesure min-w-0 space-y-5">
      <p className="text-lg">{exercice.consigne}</p>
      {secretCode === null ? (
        <p className="font-mono text-lg">{exercice.message}</p>
      ) : (
        <CodedMessage
          secretCode={secretCode}
          variantId={exercice.variante}
          text={exercice.message}
          isLarge
        />
      )}
      <form onSubmit={check} className="flex flex-wrap items-end gap-3">
        <Field
          label="Votre réponse"
          className="min-w-0 flex-1"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={reponse}
          onChange={(event) => {
            setReponse(event.target.value);
            setVerdict('rien');
          }}
        />
        <Button type="submit">Vérifier</Button>
      </form>
      <div role="status">
        {verdict === 'juste' && (
          <Alert tone="succes">{`C’est cela\u00A0: ${exercice.reponse}.`}</Alert>
        )}
        {verdict === 'faux' && (
          <Alert tone="attention">Pas encore. Une aide peut remettre sur la voie.</Alert>
        )}
      </div>
      {helpCount > 0 && (
        <ol className="list-decimal space-y-2 pl-6">
          {exercice.aides.slice(0, helpCount).map((aide) => (
            <li key={aide}>{aide}</li>
          ))}
        </ol>
      )}
      {helpCount < exercice.aides.length && (
        <Button variant="secondary" onClick={() => setHelpCount(helpCount + 1)}>
          {helpCount === 0 ? 'Demander une aide' : 'Demander une autre aide'}
        </Button>
      )}
    </fieldset>
  );
}
