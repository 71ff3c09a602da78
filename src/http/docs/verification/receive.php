<?php
$headers = [];
foreach (['webhook-id', 'webhook-timestamp', 'webhook-signature'] as $name) {
    $headers[$name] = $_SERVER['HTTP_' . strtoupper(strtr($name, '-', '_'))] ?? '';
}
try {
    $event = verify(getenv('WEBHOOK_SECRET'), $headers, file_get_contents('php://input'));
    // Store the event by its webhook-id, once. Do the work later.
    error_log("{$event['type']} {$event['data']['id']}");
    http_response_code(204);
} catch (UnexpectedValueException | JsonException) {
    http_response_code(400);
}
