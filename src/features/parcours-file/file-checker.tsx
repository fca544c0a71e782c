import { useId, useState } from 'react';
import type { Conseil } from '@/domain/parcours/check/conseil.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { Problem } from '@/domain/parcours/check/problem.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import type * as CheckFile from './check-file.ts';
import type { FileCheck, FileProblem } from './check-file.ts';

type FileCheckerProps = {
  /** The words of a problem, lent by the editor once there is something to check. */
  loadMessages: () => Promise<(problem: Problem, parcours: Parcours) => string>;
  /** The words of advice, lent by the editor too, once there is a parcours to advise on. */
  loadAdvice: () => Promise<(conseil: Conseil, parcours: Parcours) => string>;
};

/** Past this, a file is not read: no parcours is that large. */
const maximumFileBytes = 10 * 1024 * 1024;

/** Problems shown at once: a wrong file can have thousands. */
const shownCount = 50;

/** Paste a parcours, choose its file or drop it on the control: each problem has its place. Nothing leaves the browser. */
export function FileChecker({ loadMessages, loadAdvice }: FileCheckerProps) {
  const inputId = useId();
  const [text, setText] = useState('');
  const [check, setCheck] = useState<FileCheck | null>(null);
  const [advice, setAdvice] = useState<readonly FileProblem[]>([]);
  const [refusal, setRefusal] = useState('');

  const advise = async (
    parcours: Parcours,
    { placeOfField, findConseils, unknownKeyAdvice }: typeof CheckFile,
  ) => {
    try {
      const wordsFor = await loadAdvice();
      const conseils = findConseils(parcours).map((conseil) => ({
        chemin: placeOfField(parcours, conseil),
        message: wordsFor(conseil, parcours),
      }));
      setAdvice([...unknownKeyAdvice(parcours), ...conseils]);
    } catch (error) {
      // The gaps of the file are listed all the same.
      console.warn('The advice on a file could not be loaded.', error);
    }
  };
  const run = async (content: string) => {
    setRefusal('');
    setAdvice([]);
    try {
      // The check loads with the file to check: the page opens without it.
      const [checking, messageFor] = await Promise.all([
        import('./check-file.ts'),
        loadMessages(),
      ]);
      const found = checking.checkFile(content, messageFor);
      setCheck(found);
      if (found.issue === 'lisible') void advise(found.parcours, checking);
    } catch (error) {
      console.warn('The words of the check could not be loaded.', error);
      setRefusal(
        'La vérification n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page.',
      );
    }
  };
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return;
    setCheck(null);
    if (file.size > maximumFileBytes) {
      setRefusal('Ce fichier dépasse 10 Mo : aucun parcours n’est aussi grand.');
      return;
    }
    try {
      const content = await file.text();
      setText(content);
      await run(content);
    } catch (error) {
      console.warn('The file could not be read.', error);
      setRefusal(
        'Ce fichier n’a pas pu être lu. Ouvrez-le, copiez-en le texte, et collez-le.',
      );
    }
  };
  return (
    <div>
      <label htmlFor={inputId} className="inline-block pb-1.5 font-bold">
        Fichier à vérifier
      </label>
      <p className="pb-2 text-texte-doux">
        Choisissez-le, ou déposez-le ci-dessous. Il ne quitte pas votre appareil.
      </p>
      <input
        id={inputId}
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          void readFile(event.currentTarget.files?.[0]);
          // The same file, corrected, can be chosen again.
          event.currentTarget.value = '';
        }}
        className="block w-full max-w-mesure rounded-carte border-2 border-dashed border-trait px-5 py-8 text-base file:mr-4 file:min-h-12 file:rounded-pilule file:border-2 file:border-solid file:border-primaire file:bg-transparent file:px-5 file:font-bold file:text-primaire-fort"
      />
      <Field
        as="textarea"
        className="mt-5"
        label="Ou son texte"
        hint="Collez ici le contenu du fichier."
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button className="mt-4" onClick={() => void run(text)}>
        Vérifier
      </Button>
      <div className="mt-5">
        {refusal !== '' && (
          <Alert tone="alerte" announce="immediate">
            <p>{refusal}</p>
          </Alert>
        )}
        {check !== null && <Result check={check} />}
        {advice.length > 0 && <Advice advice={advice} />}
      </div>
    </div>
  );
}

function Result({ check: { issue, problems } }: { check: FileCheck }) {
  if (issue === 'lisible' && problems.length === 0) {
    return (
      <Alert tone="succes" announce="polie" title="Ce parcours est complet.">
        <p>Sa forme est juste et il ne manque rien pour le publier.</p>
      </Alert>
    );
  }
  const count = formatCount(problems.length, 'problème', 'problèmes');
  return (
    <Alert
      tone={issue === 'lisible' ? 'attention' : 'alerte'}
      announce="polie"
      title={
        issue === 'lisible'
          ? `Le fichier se lit. Avant de publier : ${count}.`
          : `Ce fichier n’est pas un parcours : ${count}.`
      }
    >
      <ProblemList problems={problems} />
      {problems.length > shownCount && (
        <p className="mt-2">{`Et ${problems.length - shownCount} autres, plus loin dans le fichier.`}</p>
      )}
    </Alert>
  );
}

function ProblemList({ problems }: { problems: readonly FileProblem[] }) {
  return (
    <ul className="mt-2 space-y-2">
      {problems.slice(0, shownCount).map(({ chemin, message }, index) => (
        <li key={index}>
          {chemin !== '' && (
            <code className="font-mono font-bold break-all">{chemin}</code>
          )}{' '}
          {message}
        </li>
      ))}
    </ul>
  );
}

/** Suggestions for the parcours: none blocks publishing. */
function Advice({ advice }: { advice: readonly FileProblem[] }) {
  return (
    <Alert
      tone="info"
      announce="polie"
      title={formatCount(advice.length, 'conseil', 'conseils')}
      className="mt-4"
    >
      <ProblemList problems={advice} />
    </Alert>
  );
}
