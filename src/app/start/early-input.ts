type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldSelector = 'input, textarea, select';

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(fieldSelector);
}

function isFile(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'file';
}

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
}

function wasFilled(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const writtenIndex = [...field.options].findIndex((option) => option.defaultSelected);
    // Without a selected option, the browser shows the first.
    return field.selectedIndex !== Math.max(writtenIndex, 0);
  }
  return isTick(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/**
 * Records input in the fields of `root`, from now until the returned function is called. That one enters it again: React resets a
 * controlled field to its own state, and would lose earlier input.
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const valueByField = new Map<Field, string | boolean>();
  const note = (field: Field) => {
    valueByField.set(field, isTick(field) ? field.checked : field.value);
  };
  const hear = ({ target }: Event) => {
    if (isField(target)) note(target);
  };
  [...root.querySelectorAll<Field>(fieldSelector)].filter(wasFilled).forEach(note);
  root.addEventListener('input', hear, true);
  return () => {
    root.removeEventListener('input', hear, true);
    for (const [field, value] of valueByField) {
      if (!field.isConnected) continue;
      if (isFile(field)) sayChanged(field);
      else if (typeof value === 'string') typeAgain(field, value);
      else tickAgain(field, value);
    }
    valueByField.clear();
  };
}

/** React notices a value only if it differs from the last one it saw or set: that of the field's own property. */
function typeAgain(field: Field, value: string): void {
  const { prototype } =
    field instanceof HTMLSelectElement
      ? HTMLSelectElement
      : field instanceof HTMLTextAreaElement
        ? HTMLTextAreaElement
        : HTMLInputElement;
  const selectAgain = keepSelection(field);
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  Reflect.set(prototype, 'value', value, field);
  selectAgain();
  sayChanged(field);
}

/** Records the selection and the caret of the focused field; the returned function restores them. */
function keepSelection(field: Field): () => void {
  if (field instanceof HTMLSelectElement || document.activeElement !== field) {
    return () => undefined;
  }
  const { selectionStart, selectionEnd, selectionDirection } = field;
  if (selectionStart !== null) {
    return () =>
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  }
  // An e-mail address or a number does not give its caret; the page knows if it is selected whole.
  const isWhole =
    field.value !== '' && document.getSelection()?.toString() === field.value;
  return () => {
    if (isWhole) field.select();
  };
}

/** The files themselves stay in their field: only the visitor may put them there, and React compares nothing. */
function sayChanged(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function tickAgain(field: Field, isTicked: boolean): void {
  if (!isTick(field) || (field.type === 'radio' && !isTicked)) return;
  field.checked = !isTicked;
  field.click();
}
