import Papa from 'papaparse';
import type { Delimiter } from '@/domain/exchange/csv.ts';

/** Lines of RFC 4180 after the mark of UTF-8, each ended by CRLF: quotes surround whole fields only, doubled within. */
function grammar(delimiter: Delimiter): RegExp {
  const field = String.raw`(?:"[^"]*(?:""[^"]*)*"|[^"\r\n${delimiter}]*)`;
  return new RegExp(String.raw`^\uFEFF(?:${field}(?:${delimiter}${field})*\r\n)+$`);
}

/** The text without its last line end; throws if it is not RFC 4180: our reader is as lenient as our writer. */
function checked(text: string, delimiter: Delimiter): string {
  if (!grammar(delimiter).test(text)) throw new Error('This is not CSV of RFC 4180.');
  return text.slice(0, -'\r\n'.length);
}

function throwErrors(errors: readonly Papa.ParseError[]): void {
  const [error] = errors;
  if (error !== undefined) throw new Error(`Row ${error.row}: ${error.message}`);
}

/** The rows of a table of ours; throws if it is not RFC 4180, or if a row is longer or shorter than the first. */
export function csvRows(text: string, delimiter: Delimiter): string[][] {
  const options = { delimiter, newline: '\r\n' } as const;
  const { data, errors } = Papa.parse<string[]>(checked(text, delimiter), options);
  throwErrors(errors);
  if (data.some((row) => row.length !== data[0]?.length)) {
    throw new Error('Rows differ in length.');
  }
  return data;
}

/** The rows of a comma-separated table by the names in its first line; throws as `csvRows` does. */
export function csvRecords(text: string): Record<string, string>[] {
  const options = { delimiter: ',', newline: '\r\n', header: true } as const;
  const { data, errors } = Papa.parse<Record<string, string>>(
    checked(text, ','),
    options,
  );
  throwErrors(errors);
  return data;
}
