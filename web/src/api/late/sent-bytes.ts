/** What a call takes to send bytes of a media type. The types of the contract call bytes a text. */
export const sentBytes = (bytes: Blob | ArrayBuffer, mediaType: string) => ({
  headers: { 'Content-Type': mediaType },
  body: bytes as unknown as string,
  bodySerializer: () => bytes,
});
