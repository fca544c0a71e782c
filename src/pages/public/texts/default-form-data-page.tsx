import { Link, useLoaderData } from 'react-router';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { FileChecker } from '@/features/parcours-file/file-checker.tsx';
import { JsonBlock } from '@/features/parcours-file/json-block.tsx';
import { SchemaSection } from '@/features/parcours-file/schema-section.tsx';
import { paths } from '@/lib/paths.ts';
import { TextPage, type TextPart } from './text-page.tsx';

/** The blank parcours is data: its schema loads only with the check of a file. */
export async function loader(): Promise<Parcours> {
  const { defaultFormData } =
    await import('@/features/parcours-file/default-form-data.ts');
  return defaultFormData;
}

const loadWords = () => import('./check-words.ts');

async function loadMessages() {
  const { problemMessage } = await loadWords();
  return problemMessage;
}

async function loadAdvice() {
  const { wordsOfConseil } = await loadWords();
  return (...given: Parameters<typeof wordsOfConseil>) => {
    const { titre, pourquoi } = wordsOfConseil(...given);
    return `${titre}. ${pourquoi}`;
  };
}

const parts: readonly TextPart[] = [
  {
    id: 'verifier',
    title: 'Vérifier un fichier',
    content: <FileChecker loadMessages={loadMessages} loadAdvice={loadAdvice} />,
  },
  { id: 'vierge', title: 'Le parcours vierge', content: <Blank /> },
  { id: 'schema', title: 'Le schéma JSON', content: <Schema /> },
];

/** `/defaultFormData`: the blank parcours, its JSON Schema, and the check of a file. */
export function Component() {
  return (
    <TextPage
      title="Le parcours vierge"
      description="Les valeurs de départ d’un parcours en JSON, leur schéma, et la vérification d’un fichier de parcours, sans qu’il quitte votre appareil."
      path={paths.defaultFormData()}
      chapeau={
        <>
          Pour ceux qui préparent un parcours dans un fichier, ou qui en reçoivent un.
          Pour écrire sans fichier, voyez{' '}
          <Link to={paths.demonstration()}>Écrire un parcours</Link>.
        </>
      }
      essentiel={[
        'Collez ou déposez un fichier : chaque problème est dit, avec son endroit.',
        'Le fichier reste sur votre appareil : tout se passe dans le navigateur.',
        'Le parcours vierge donne chaque champ et sa valeur de départ.',
      ]}
      parts={parts}
    />
  );
}

function Blank() {
  return (
    <>
      <p>
        Un parcours a de une à soixante étapes, dans l’ordre de leur rang. Les
        identifiants ci-dessous sont des exemples.
      </p>
      <JsonBlock
        json={JSON.stringify(useLoaderData<typeof loader>(), undefined, 2)}
        fileName="parcours-vierge.json"
      />
    </>
  );
}

function Schema() {
  return (
    <>
      <p>
        C’est celui dont le site se sert lui-même : types, longueurs, valeurs permises. Il
        se lit par les éditeurs de texte qui connaissent JSON Schema.
      </p>
      <SchemaSection />
    </>
  );
}
