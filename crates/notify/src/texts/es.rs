//! E-mail texts in Spanish.

use domain::text::code::LetterKind;

use super::wording::{Labels, Notice, Texts, notices};

notices! {
    Requested: Notice {
        subject: "Su solicitud para {home}",
        title: "El anfitrión tiene su solicitud",
        body: &[
            "Hola, {name}: gracias por elegir {home}. El anfitrión responderá a más tardar el {until}.",
            "Solo se le cobrará si el anfitrión acepta.",
        ],
        action: "Ver su solicitud",
    },
    RequestedInDoubt: Notice {
        subject: "Su solicitud para {home}",
        title: "El anfitrión tiene su solicitud",
        body: &[
            "Hola, {name}: gracias por elegir {home}. Normalmente se reserva al momento, pero ahora no hemos podido comprobar su calendario en otro sitio, así que el anfitrión confirma antes sus fechas, a más tardar el {until}.",
            "Solo se le cobrará si el anfitrión acepta.",
        ],
        action: "Ver su solicitud",
    },
    Confirmed: Notice {
        subject: "Reserva confirmada: {home}, {check_in}",
        title: "Su estancia está reservada",
        body: &[
            "Hola, {name}: su estancia en {home} del {check_in} al {check_out} está confirmada. Esperamos darle la bienvenida.",
            "Adjuntamos un evento para su calendario.",
        ],
        action: "Ver su reserva",
    },
    Declined: Notice {
        subject: "Sobre su solicitud para {home}",
        title: "Su solicitud ha sido rechazada",
        body: &[
            "Hola, {name}: lamentablemente {home} no está disponible del {check_in} al {check_out}. No se le ha cobrado nada.",
            "Quizá funcionen otras fechas u otra casa.",
        ],
        action: "Buscar otra estancia",
    },
    Expired: Notice {
        subject: "Su solicitud para {home} ha caducado",
        title: "Su solicitud ha caducado",
        body: &[
            "Hola, {name}: el anfitrión de {home} no respondió a tiempo. No se le ha cobrado nada y sus fechas vuelven a estar libres.",
            "Lo sentimos. Quizá funcionen otras fechas u otra casa.",
        ],
        action: "Buscar otra estancia",
    },
    Canceled: Notice {
        subject: "Cancelada: {home}, {check_in}",
        title: "Su reserva está cancelada",
        body: &[
            "Hola, {name}: su estancia en {home} del {check_in} al {check_out} está cancelada. Esperamos recibirle en otra ocasión.",
        ],
        action: "Ver los detalles",
    },
    Changed: Notice {
        subject: "Estancia modificada: {home}, {check_in}",
        title: "Su estancia ha cambiado",
        body: &[
            "Hola, {name}: su estancia en {home} es ahora del {check_in} al {check_out}; abajo ve los huéspedes y el precio. Esperamos darle la bienvenida.",
            "Adjuntamos un evento actualizado para su calendario; sustituye al anterior.",
        ],
        action: "Ver su reserva",
    },
    PaymentReceived: Notice {
        subject: "Pago recibido: {amount} por {home}",
        title: "Gracias por su pago",
        body: &["Hola, {name}: hemos recibido {amount} por su estancia en {home}."],
        action: "Ver su reserva",
    },
    PaymentFailed: Notice {
        subject: "Su pago de {amount} no se ha podido realizar",
        title: "Su pago no se ha podido realizar",
        body: &[
            "Hola, {name}: hemos intentado varias veces cobrar {amount} en su tarjeta por su estancia en {home}, pero su banco lo ha rechazado.",
            "Pague con otra tarjeta, por favor, para conservar su reserva.",
        ],
        action: "Pagar {amount}",
    },
    ProofNeeded: Notice {
        subject: "Confirme su pago de {amount}",
        title: "Verifique su pago con su banco",
        body: &[
            "Hola, {name}: vence un pago de {amount} por su estancia en {home} y su banco le pide que lo verifique. Solo lleva un minuto.",
            "Hágalo, por favor, antes del {until}.",
        ],
        action: "Confirmar el pago",
    },
    Refunded: Notice {
        subject: "Su reembolso de {amount}",
        title: "Su reembolso está en camino",
        body: &[
            "Hola, {name}: le hemos reembolsado {amount} por {home}. Su banco puede tardar hasta diez días en mostrarlo.",
        ],
        action: "Ver los detalles",
    },
    DepositFailed: Notice {
        subject: "La fianza de {home}",
        title: "No se ha podido retener la fianza",
        body: &[
            "Hola, {name}: para su estancia en {home} debe retenerse una fianza de {amount} en su tarjeta, pero su banco lo ha rechazado.",
            "Añada otra tarjeta, por favor, antes de llegar.",
        ],
        action: "Añadir una tarjeta",
    },
    DepositReturned: Notice {
        subject: "Su fianza se ha liberado",
        title: "Su fianza se ha liberado",
        body: &["Hola, {name}: gracias por su estancia en {home}. Su fianza de {amount} se ha liberado."],
        action: "Ver los detalles",
    },
    ArrivalSoon: Notice {
        subject: "Su estancia en {home} empieza el {check_in}",
        title: "Su estancia empieza pronto",
        body: &[
            "Hola, {name}: su estancia en {home} empieza el {check_in}. Aquí tiene lo que necesita para su llegada.",
        ],
        action: "Ver su reserva",
    },
    ContactWanted: Notice {
        subject: "¿Cómo podemos contactarle? {home}, {check_in}",
        title: "¿Cómo podemos contactarle?",
        body: &[
            "Hola, {name}: nos alegra recibirle en {home} del {check_in} al {check_out}. El portal en el que reservó oculta su correo, así que quizá nuestros mensajes no le lleguen.",
            "Confirme, por favor, su nombre, su propio correo y su teléfono. Es solo un minuto.",
        ],
        action: "Confirmar sus datos",
    },
    Answered: Notice {
        subject: "{site} le ha escrito",
        title: "Tiene un mensaje nuevo",
        body: &["Hola, {name}: {site} le ha escrito sobre {home}:"],
        action: "Responder",
    },
    RequestMade: Notice {
        subject: "Solicitud: {guest}, {home}, {check_in}",
        title: "Nueva solicitud de reserva",
        body: &[
            "{guest} quiere alojarse en {home} del {check_in} al {check_out}. Responda, por favor, antes del {until}.",
        ],
        action: "Responder a la solicitud",
    },
    RequestMadeInDoubt: Notice {
        subject: "Confirme, por favor: {guest}, {home}, {check_in}",
        title: "Confirme una reserva",
        body: &[
            "{guest} quiere alojarse en {home} del {check_in} al {check_out}. Responda antes del {until}.",
            "Es una solicitud y no una reserva porque no se pudo comprobar a tiempo el calendario de otro canal. Compruebe allí que las noches estén libres.",
        ],
        action: "Responder a la solicitud",
    },
    Booked: Notice {
        subject: "Reservada: {guest}, {home}, {check_in}",
        title: "Tiene una nueva reserva",
        body: &["{guest} ha reservado {home} del {check_in} al {check_out}."],
        action: "Abrir la reserva",
    },
    CanceledOwner: Notice {
        subject: "Cancelada: {guest}, {home}, {check_in}",
        title: "Una reserva está cancelada",
        body: &[
            "La estancia de {guest} en {home} del {check_in} al {check_out} está cancelada. Las noches vuelven a estar libres.",
        ],
        action: "Abrir la reserva",
    },
    ChangedOwner: Notice {
        subject: "Estancia modificada: {guest}, {home}, {check_in}",
        title: "Una estancia ha cambiado",
        body: &[
            "{guest} se aloja ahora en {home} del {check_in} al {check_out}. Las noches que ya no se necesitan vuelven a estar libres.",
        ],
        action: "Abrir la reserva",
    },
    PaymentFailedOwner: Notice {
        subject: "Pago fallido: {guest}, {home}",
        title: "Un pago ha fallado",
        body: &[
            "La tarjeta de {guest} se ha rechazado tres veces por {amount}. Le hemos pedido otra tarjeta.",
        ],
        action: "Abrir la reserva",
    },
    RefundFailedOwner: Notice {
        subject: "Reembolso fallido: {guest}, {home}",
        title: "Un reembolso ha fallado",
        body: &["No se han podido reembolsar {amount} a {guest}. Reembólselos, por favor, de otra manera."],
        action: "Abrir la reserva",
    },
    DepositFailedOwner: Notice {
        subject: "Fianza fallida: {guest}, {home}",
        title: "No se ha podido retener una fianza",
        body: &[
            "La tarjeta de {guest} se ha rechazado para la fianza de {amount}. Le hemos pedido otra tarjeta.",
        ],
        action: "Abrir la reserva",
    },
    Asked: Notice {
        subject: "{guest} ha escrito sobre {home}",
        title: "Tiene un mensaje",
        body: &[
            "{guest} ha escrito sobre {home}. Responda a este correo; su respuesta llegará a {guest}.",
        ],
        action: "Abrir la conversación",
    },
    CalendarConflict: Notice {
        subject: "Posible reserva doble: {home}, {check_in}",
        title: "Posible reserva doble",
        body: &[
            "{home} está reservado aquí del {check_in} al {check_out}, y el calendario «{guest}» muestra las mismas noches ocupadas.",
            "No se ha cambiado nada. Revise las dos reservas y busque otra solución con uno de los huéspedes.",
        ],
        action: "Abrir el calendario",
    },
    PartnerMissing: Notice {
        subject: "No encontrada: {guest}, {home}, {check_in}",
        title: "El sistema asociado no encuentra una reserva",
        body: &[
            "La estancia de {guest} en {home} del {check_in} al {check_out} se gestiona en el sistema asociado que vende este alojamiento, y desde hace horas ese sistema indica que no existe tal reserva.",
            "Aquí no ha cambiado nada y no hemos dicho nada al huésped. Compruébelo allí, por favor. Si la reserva ya no existe, desbloquéela aquí y cancélela.",
        ],
        action: "Abrir la reserva",
    },
    PasswordReset: Notice {
        subject: "Elija una nueva contraseña",
        title: "Elija una nueva contraseña",
        body: &[
            "Hola, {name}: se ha pedido una nueva contraseña para su cuenta en {site}. El enlace de abajo funciona una vez y caduca el {until} (UTC).",
            "Si no ha sido usted, ignore este correo: su contraseña sigue siendo la misma.",
        ],
        action: "Elegir una contraseña",
    },
    KnownAlready: Notice {
        subject: "Ya tiene una cuenta",
        title: "Ya tiene una cuenta",
        body: &[
            "Hola, {name}: alguien ha querido crear una cuenta con su correo. Ya tiene una en {site}. Entre como siempre o elija una nueva contraseña con el enlace de abajo, que funciona una vez y caduca el {until} (UTC).",
            "Si no ha sido usted, ignore este correo: nadie ha sabido que tiene una cuenta.",
        ],
        action: "Elegir una contraseña",
    },
    Invited: Notice {
        subject: "{guest} le invita a {site}",
        title: "Tiene una invitación",
        body: &["{guest} quiere trabajar con usted en {site}. El enlace de abajo caduca el {until} (UTC)."],
        action: "Unirme a {site}",
    },
}

pub(super) static TEXTS: Texts = Texts {
    notice,
    labels: Labels {
        check_in: "Llegada",
        check_out: "Salida",
        from_time: "desde las {time}",
        until_time: "hasta las {time}",
        nights: "# noche|# noches",
        adults: "# adulto|# adultos",
        children: "# niño|# niños",
        pets: "# mascota|# mascotas",
        address: "Dirección",
        booking_number: "Número de reserva",
        deposit: "Fianza reembolsable",
        deposit_held: "{amount}, retenida en su tarjeta el {from} y liberada el {until}",
        deposit_charged: "{amount}, cobrada en su tarjeta el {from} y reembolsada el {until}",
        policy: "Política de cancelación",
        host: "Su anfitrión",
        guest: "Huésped",
        amount: "Importe",
        refund: "Reembolso",
        total: "Total",
        paid_on: "Pagado el {date}",
        due_on: "Vence el {date}",
        date_and_time: "{date}, {time}",
        guest_footer: "Recibe este correo por su estancia con {site}.",
        owner_footer: "Recibe este correo porque gestiona {site}.",
        offer_footer: "Recibe esta oferta porque estuvo en contacto con {site}.",
        refuse: "Darme de baja",
        user_footer: "Recibe este correo porque tiene una cuenta o una invitación en {site}.",
        answer_above: "Responda por encima de esta línea",
    },
};
