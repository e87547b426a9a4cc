const inputs = document.getElementsByTagName("input");
const areas = document.getElementsByTagName("textarea");
const selects = document.getElementsByTagName("select");

/** FNV-1a over what all controls hold: scripts set them without an event and without a change of the tree. */
export function heldByControls(shadows: ShadowRoot[]): number {
  let hash = 2_166_136_261;
  const add = (code: number) => {
    hash = Math.imul(hash ^ code, 16_777_619);
  };
  const addText = (text: string) => {
    for (let index = 0, { length } = text; index < length; index += 1) add(text.charCodeAt(index));
    add(31);
  };
  const addInput = (input: HTMLInputElement) => {
    addText(input.value);
    add((input.checked ? 1 : 0) + (input.indeterminate ? 2 : 0));
  };
  const addSelect = (select: HTMLSelectElement) => {
    if (select.multiple) for (const option of select.selectedOptions) add(option.index);
    add(select.selectedIndex);
  };
  // Live collections, which the browser keeps: asking for them anew would look through the document each time.
  for (let index = 0, { length } = inputs; index < length; index += 1)
    addInput(inputs[index] as HTMLInputElement);
  for (const area of areas) addText(area.value);
  for (const select of selects) addSelect(select);
  for (const root of shadows) {
    for (const input of root.querySelectorAll("input")) addInput(input);
    for (const area of root.querySelectorAll("textarea")) addText(area.value);
    for (const select of root.querySelectorAll("select")) addSelect(select);
  }
  return hash;
}
