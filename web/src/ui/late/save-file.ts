/** Lets the browser save data as a file of JSON. */
export function saveJson(name: string, data: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }));
  saveFrom(address, name);
  URL.revokeObjectURL(address);
}

/** Lets the browser save the file at an address, under the name that the answer gives it unless another is given. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
