import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

/**
 * Returns the errors of a document by the schema of its standard, as its authors published it (see `schemas/README.md`). Both must be
 * disposed of.
 */
export function openSchema(file: 'gpx.xsd' | 'ogckml22.xsd') {
  xmlRegisterFsInputProviders();
  const url = path.join(import.meta.dirname, 'schemas', file);
  const schema = XmlDocument.fromBuffer(readFileSync(url), { url });
  const validator = XsdValidator.fromDoc(schema);
  return {
    validator,
    dispose: () => {
      validator.dispose();
      schema.dispose();
    },
  };
}
