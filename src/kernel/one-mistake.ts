/** Tells whether one mistake in typing, or none, makes one text of the other: a letter more, less or another, or two swapped neighbours. */
export function isOneMistake(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const left = one.slice(start);
  const right = other.slice(start);
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
}
