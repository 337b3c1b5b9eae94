/** Whether a visitor has changed this control. Asked after hydration: React hears nothing of what came before it. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const atFirst = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, atFirst);
  }
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  return (
    (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
    control.value !== control.defaultValue
  );
}
