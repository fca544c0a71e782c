import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { JsonBlock } from './json-block.tsx';

/** The JSON Schema of a parcours, computed on demand from the site's own validation schema. */
export function SchemaSection() {
  const [json, setJson] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const show = async () => {
    setPending(true);
    const { parcoursJsonSchema } = await import('./parcours-json-schema.ts');
    setJson(JSON.stringify(parcoursJsonSchema(), undefined, 2));
    setPending(false);
  };
  if (json !== null) return <JsonBlock json={json} fileName="parcours.schema.json" />;
  return (
    <Button variant="secondary" pending={pending} onClick={() => void show()}>
      Afficher le schéma
    </Button>
  );
}
