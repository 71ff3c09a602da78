<?php
const SHOP = 'SHOP_ADDRESS';

function call(string $method, string $path, array|object|null $body = null, ?string $key = null, bool $once = false): array
{
    $headers = ['Accept-Language: CONTRACT_LANGUAGE'];
    if ($key !== null) {
        $headers[] = "Authorization: Bearer $key";
    }
    if ($once) {
        $headers[] = 'Idempotency-Key: ' . bin2hex(random_bytes(16));
    }
    if ($body !== null) {
        $headers[] = 'Content-Type: application/json';
    }
    $context = stream_context_create(['http' => [
        'method' => $method,
        'header' => $headers,
        'content' => $body === null ? '' : json_encode($body),
        'ignore_errors' => true,
        'timeout' => 30,
    ]]);
    $text = file_get_contents(SHOP . $path, false, $context);
    $answer = json_decode($text, true, 64, JSON_THROW_ON_ERROR);
    $status = (int) explode(' ', $http_response_header[0])[1];
    if ($status >= 400) {
        throw new RuntimeException("{$answer['code']}: {$answer['detail']} ({$answer['requestId']})");
    }
    return $answer;
}
