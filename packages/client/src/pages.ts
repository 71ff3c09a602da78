/** A page of a list, with the cursor of the next page, which is null at the end. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/**
 * The items of a list that comes in pages; a page is fetched when the one before is used up.
 * `for await (const order of itemsOf(shop.listPartnerOrders, { path: { slug } })) …`
 */
export async function* itemsOf<Input extends { readonly query?: object }, Item, Options>(
  list: (input: Input, options?: Options) => Promise<Page<Item>>,
  input: Input,
  options?: Options,
): AsyncGenerator<Item, void, undefined> {
  let cursor: string | null | undefined;
  do {
    const query = cursor ? { ...input.query, cursor } : input.query;
    const page: Page<Item> = await list(query ? { ...input, query } : input, options);
    yield* page.items;
    if (page.nextCursor === cursor && cursor) throw new Error('The list gives the same page again');
    cursor = page.nextCursor;
  } while (cursor);
}
